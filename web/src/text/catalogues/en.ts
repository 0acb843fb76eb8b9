import device from "../device/en.ftl?raw";
import links from "../links/en.ftl?raw";
import page from "../page/en.ftl?raw";
import shelf from "../shelf/en.ftl?raw";
import today from "../today/en.ftl?raw";
import together from "../together/en.ftl?raw";

export default [device, links, page, shelf, today, together];
