import device from "../device/bg.ftl?raw";
import links from "../links/bg.ftl?raw";
import page from "../page/bg.ftl?raw";
import shelf from "../shelf/bg.ftl?raw";
import today from "../today/bg.ftl?raw";
import together from "../together/bg.ftl?raw";

export default [device, links, page, shelf, today, together];
