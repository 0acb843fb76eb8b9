import device from "../device/cs.ftl?raw";
import links from "../links/cs.ftl?raw";
import page from "../page/cs.ftl?raw";
import shelf from "../shelf/cs.ftl?raw";
import today from "../today/cs.ftl?raw";
import together from "../together/cs.ftl?raw";

export default [device, links, page, shelf, today, together];
