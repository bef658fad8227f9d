/** Lists of people: read, checked, carried out row by row, and undone. */
export { decideRow } from './decideRow'
export { EXPORT_HEADINGS, exportPeople } from './exportPeople'
export { finalisePeopleImports } from './finaliseImport'
export { inviteImported } from './inviteImported'
export { listPeopleImports, listRows } from './listImports'
export { readDraft } from './reading/readDraft'
export { type Started, startCheck, startImport, startUndo } from './startWork'
export { uploadPeople } from './uploadPeople'
