// Latin, Latin Extended and Cyrillic come as separate files by unicode-range; a reader loads only what the text needs.
import "@fontsource-variable/alegreya/wght.css";
import "@fontsource-variable/alegreya/wght-italic.css";
import "@fontsource/alegreya-sans/400.css";
import "@fontsource/alegreya-sans/500.css";
import "@fontsource/alegreya-sans/700.css";
import "@fontsource/alegreya-sans/800.css";
import "@fontsource/forum/400.css";
import "@fontsource/alegreya-sc/700.css";
import "@fontsource/cormorant-sc/700.css";
import "@fontsource/yeseva-one/400.css";
