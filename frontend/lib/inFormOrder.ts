import type { Problems } from './plainForms'

/**
 * What is wrong with fields in the order in which the form has them. Of those that
 * share a message, each is named by its label.
 * @param idOf the id of a field by its name
 */
export const inFormOrder = (
  form: HTMLFormElement,
  problems: Problems,
  idOf: (name: string) => string,
): Problems => {
  const names = [...form.elements].map((element) => element.getAttribute('name'))
  const entries = Object.entries(problems.fields).sort(
    ([one], [other]) => names.indexOf(one) - names.indexOf(other),
  )
  const messages = Object.values(problems.fields)
  return {
    ...problems,
    fields: Object.fromEntries(entries),
    named: Object.fromEntries(
      entries.flatMap(([name, message]) => {
        const label = form.querySelector(`[for="${idOf(name)}"]`)?.textContent
        const isRepeated = messages.indexOf(message) < messages.lastIndexOf(message)
        return isRepeated && label ? [[name, `${message} (${label})`]] : []
      }),
    ),
  }
}
