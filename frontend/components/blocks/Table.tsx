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
 * Rows and columns. On a phone each row becomes a list of its cells with their columns' names; the roles are named
 * because browsers forget them when the display changes.
 */
export const Table = ({ block }: { block: BlockOf<'table'> }) => (
  <BlockSection block={block}>
    <table role="table" className="table" aria-label={block.title ?? undefined}>
      <thead role="rowgroup">
        <tr role="row">
          {block.columns.map(({ id, label }) => (
            <th key={id ?? label} role="columnheader" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {block.rows.map(({ id, cells }, row) => (
          <tr key={id ?? row} role="row">
            {cells.slice(0, block.columns.length).map((cell, column) =>
              column === 0 ? (
                <th key={cell.id ?? column} role="rowheader" scope="row">
                  <CellText cell={cell} />
                </th>
              ) : (
                <td key={cell.id ?? column} role="cell" data-label={block.columns[column]?.label}>
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
