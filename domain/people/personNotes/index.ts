/** What staff note about people, for each other. */
export { addPersonNote } from './addPersonNote'
export { countPersonNotes, findPersonNotes } from './personNotesRepository'
