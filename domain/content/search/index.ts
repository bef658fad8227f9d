export { currentContent } from './currentContent'
