import { SmartLink } from '../ui/SmartLink'
import { BlockSection } from './BlockSection'
import type { BlockOf } from './blocks.types'

type Cell = BlockOf<'table'>['rows'][number]['cells'][number]

const CellText = ({ cell: { text, href } }: { cell: Cell }) =>
  href ? (
    <SmartLink href={href} className="link">
      {text || href}
    </SmartLink>
  ) : (
    text
  )

/**
 * Rows and columns. On a phone each row becomes a list of its cells with their columns' names.
 */
export const Table = ({ block }: { block: BlockOf<'table'> }) => (
  <BlockSection block={block}>
    <table className="table" aria-label={block.title ?? undefined}>
      <thead>
        <tr>
          {block.columns.map(({ id, label }) => (
            <th key={id ?? label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map(({ id, cells }, row) => (
          <tr key={id ?? row}>
            {cells.slice(0, block.columns.length).map((cell, column) =>
              column === 0 ? (
                <th key={cell.id ?? column} scope="row">
                  <CellText cell={cell} />
                </th>
              ) : (
                <td key={cell.id ?? column} data-label={block.columns[column]?.label}>
                  <CellText cell={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </BlockSection>
)
