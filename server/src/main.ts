/* What a container or a service runs, whose pages are built already; `npm start` builds them first. */
import { startShop } from './shop/start-shop.ts'

await startShop()
