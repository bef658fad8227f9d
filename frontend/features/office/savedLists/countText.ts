import { LIST_SUBJECTS, type ListSubject } from '../../../../domain/office/savedLists/listFields.schema'

/** `1 person`, `1,204 payments`. */
export const countText = (subject: ListSubject, count: number): string => {
  const { one, many } = LIST_SUBJECTS[subject].noun
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`
}
