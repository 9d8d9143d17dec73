"""The games as environments of other ecosystems: PettingZoo, Gymnasium, OpenSpiel, and many games at once in NumPy."""
