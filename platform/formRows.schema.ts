/** The name of a field of a row, `lines.0.amount`, or of one of several in it, `tickets.0.answers.<id>`. */
const ROW_FIELD = /^([a-z]+)\.(\d{1,3})\.([A-Za-z]+)(?:\.([\da-f]{24}))?$/

/**
 * Fields of a form as a schema with one list wants them: `lines.0.amount` becomes `lines: [{ amount }]`. What is not an
 * object, and other fields, stay as they are.
 * @param list the name of the list, which is empty where the form has no row
 */
export const groupRows =
  (list: string) =>
  (fields: unknown): unknown => {
    if (typeof fields !== 'object' || fields === null) return fields
    const rows: Record<string, unknown>[] = []
    const others: Record<string, unknown> = {}
    for (const [name, value] of Object.entries<unknown>({ ...fields })) {
      const [, of, place, field, part] = ROW_FIELD.exec(name) ?? []
      if (of === list && place !== undefined && field) {
        const row = rows[Number(place)]
        const inField: unknown = part ? { ...(row?.[field] as object | undefined), [part]: value } : value
        rows[Number(place)] = { ...row, [field]: inField }
      } else others[name] = value
    }
    return { ...others, [list]: rows }
  }
