import type { FlattenedField, ServerProps } from 'payload'
import { isAdmin } from '../../../collections/access/roles'
import { fieldAmount, fieldLabel } from '../../../domain/audit/fields.schema'
import { readableValue } from '../../../platform/readableValue'

const cell = {
  padding: '0.5rem 1rem 0.5rem 0',
  textAlign: 'start',
  verticalAlign: 'top',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const
const rule = { borderBottom: '1px solid var(--theme-elevation-150)' }
const marked = { textDecoration: 'none', background: 'var(--theme-elevation-100)', borderRadius: 2 } as const

type Fields = Record<string, unknown> | null | undefined

interface Props extends ServerProps {
  data?: { before?: Fields; after?: Fields; subjectCollection?: string | null; subjectId?: string | null }
}

/** Splits two texts into what both begin with, what differs, and what both end with. */
const splitDifference = (
  left: string,
  right: string,
): { start: string; left: string; right: string; end: string } => {
  let start = 0
  while (start < left.length && start < right.length && left[start] === right[start]) start += 1
  let end = 0
  while (
    end < left.length - start &&
    end < right.length - start &&
    left[left.length - 1 - end] === right[right.length - 1 - end]
  )
    end += 1
  return {
    start: left.slice(0, start),
    left: left.slice(start, left.length - end),
    right: right.slice(start, right.length - end),
    end: end > 0 ? left.slice(-end) : '',
  }
}

const fieldLabels = (payload: ServerProps['payload'], data: Props['data']): Map<string, string> => {
  const { config } = payload
  const fields: FlattenedField[] =
    (data?.subjectCollection === 'globals'
      ? config.globals.find(({ slug }) => slug === data.subjectId)
      : config.collections.find(({ slug }) => slug === data?.subjectCollection)
    )?.flattenedFields ?? []
  return new Map(
    fields.map((field) => [
      field.name,
      'label' in field && typeof field.label === 'string' ? field.label : field.name,
    ]),
  )
}

/** What an audit entry changed, field by field, before and after. Drawn by the server: nothing is loaded for it. */
export const AuditChanges = ({ data, payload, user }: Props) => {
  if (!isAdmin(user)) return null
  const names = [...new Set([...Object.keys(data?.before ?? {}), ...Object.keys(data?.after ?? {})])]
  if (names.length === 0) return null
  const labels = fieldLabels(payload, data)
  const nameOf = (name: string): string =>
    name === '_status'
      ? 'Status'
      : name.endsWith('Minor')
        ? fieldLabel(name)
        : (labels.get(name) ?? fieldLabel(name))
  return (
    <section aria-labelledby="audit-changes" style={{ marginBlock: '1.5rem', overflowX: 'auto' }}>
      <h2 id="audit-changes" style={{ fontSize: '1.125rem', marginBottom: '0.5rem' }}>
        Changes
      </h2>
      <table style={{ borderCollapse: 'collapse', width: '100%', tableLayout: 'fixed' }}>
        <thead>
          <tr style={rule}>
            <th scope="col" style={{ ...cell, width: '20%' }}>
              Field
            </th>
            <th scope="col" style={cell}>
              Before
            </th>
            <th scope="col" style={cell}>
              After
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => {
            const parts = splitDifference(
              fieldAmount(name, data?.before, data?.after) ?? readableValue(data?.before?.[name]),
              fieldAmount(name, data?.after, data?.before) ?? readableValue(data?.after?.[name]),
            )
            return (
              <tr key={name} style={rule}>
                <th scope="row" style={{ ...cell, fontWeight: 400 }}>
                  {nameOf(name)}
                </th>
                <td dir="auto" style={cell}>
                  {parts.start}
                  {parts.left && (
                    <del style={{ ...marked, textDecoration: 'line-through' }}>{parts.left}</del>
                  )}
                  {parts.end}
                </td>
                <td dir="auto" style={cell}>
                  {parts.start}
                  {parts.right && <ins style={{ ...marked, fontWeight: 600 }}>{parts.right}</ins>}
                  {parts.end}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
