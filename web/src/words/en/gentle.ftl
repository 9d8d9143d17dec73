to-gallery = among those who have left
hold-to-pull = Hold the string
front-page = The Party Post
front-edition = After the party
