"""What to say where the libraries for research are not installed."""


def missing_extra(missing: ModuleNotFoundError) -> ImportError:
    """An error that says how to get the library which was not found."""
    return ImportError(
        f"{missing.name} is not installed; pip install 'clickbang[research]' brings it", name=missing.name
    )
