import device from "../device/ru.ftl?raw";
import links from "../links/ru.ftl?raw";
import page from "../page/ru.ftl?raw";
import shelf from "../shelf/ru.ftl?raw";
import today from "../today/ru.ftl?raw";
import together from "../together/ru.ftl?raw";

export default [device, links, page, shelf, today, together];
