export { findDocument } from './findDocument'
export { listNameChanges } from './listNameChanges'
export { mailDecidedName } from './nameChangeMails'
export {
  decideOpenNameChange,
  findChangedNames,
  findUnfinalisedNameChange,
  findUnfinalisedNameChanges,
  hasNameChange,
  isFileOfNameChange,
  markNameChangeFinalised,
} from './nameChangesRepository'
export { readOwnNameChanges } from './readOwnNameChanges'
export { type NameChangeProblem, requestNameChange, withdrawNameChange } from './requestNameChange'
