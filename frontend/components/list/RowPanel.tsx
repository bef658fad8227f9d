import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { Dialog } from '../ui/Dialog'
import { Icon } from '../ui/Icon'
import type { Column } from './DataTable'

/** From this width a row has room beside its list. */
const WIDE = '(width >= 80rem)'

const subscribe = (onChange: () => void): (() => void) => {
  const media = matchMedia(WIDE)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether a row has room beside its list; in a narrower window it opens over it. */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  )

export interface RowPanelProps<Row> {
  row: Row
  name: string
  /** All of the list's columns, also those that it does not show. */
  columns: readonly Column<Row>[]
  /** What else is known of the row. */
  children?: ReactNode
  /** The neighbours of the row on the page. */
  onStep: { before?: (() => void) | undefined; after?: (() => void) | undefined }
  onClose: () => void
}

const Content = <Row,>({
  row,
  columns,
  children,
}: Pick<RowPanelProps<Row>, 'row' | 'columns' | 'children'>) => {
  const [first, ...others] = columns
  return (
    <>
      <div className="text-lg font-semibold">{first?.cell(row)}</div>
      {children}
      <dl className="row-facts">
        {others.map(({ id, header, cell }) => (
          <div key={id}>
            <dt>{header}</dt>
            <dd>{cell(row)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const Step = ({
  label,
  icon,
  onClick,
}: {
  label: string
  icon: 'back' | 'arrow'
  onClick: (() => void) | undefined
}) => (
  <button type="button" className="panel-button" disabled={!onClick} onClick={onClick}>
    <Icon name={icon} className="size-4 rotate-90" />
    <span className="sr-only">{label}</span>
  </button>
)

/** A row of a list, open beside it: all that the list knows of it, and the way to its neighbours. */
export const RowPanel = <Row,>({ name, onStep, onClose, ...content }: RowPanelProps<Row>) => {
  const isWide = useIsWide()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [isWide])
  if (!isWide)
    return (
      <Dialog title={name} isOpen onClose={onClose}>
        <Content {...content} />
      </Dialog>
    )
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={name}
      className="row-panel"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      <div className="row-panel-bar">
        <Step label="Row above" icon="back" onClick={onStep.before} />
        <Step label="Row below" icon="arrow" onClick={onStep.after} />
        <button type="button" className="panel-button ms-auto" onClick={onClose}>
          <Icon name="close" className="size-4" />
          <span className="sr-only">Close</span>
        </button>
      </div>
      <Content {...content} />
    </aside>
  )
}
