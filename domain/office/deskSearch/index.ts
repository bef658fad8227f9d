/** What the search of the desk finds. */
export { searchDesk } from './searchDesk'
