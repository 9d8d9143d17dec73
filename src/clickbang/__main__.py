"""`python -m clickbang` is the command `clickbang`."""

from clickbang.cli import main

if __name__ == "__main__":
    main()
