/** What came of an event, in figures. */
export { readFigures } from './readFigures'
