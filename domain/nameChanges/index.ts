export { isFileOfNameChange } from './nameChangesRepository'
