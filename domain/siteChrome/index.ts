export { readSiteChrome } from './readSiteChrome'
