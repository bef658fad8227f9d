import { workAnswer } from './importSchemas'

export const LIST_ID = { id: 'The id of the list.' }
export const NO_LIST = { 404: 'There is no such list' }
export const started = (description: string) => ({ 202: { description, schema: workAnswer } })
