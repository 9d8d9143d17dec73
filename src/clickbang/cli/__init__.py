def main() -> None:
    import clickbang
    print(clickbang.BUILD)
