import { type MouseEvent, useRef, useState } from 'react'
import { errorText } from '../../lib/errorText'
import { messages } from '../../lib/messages/messages'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { type ManyAction, type ManyOutcome, runMany, sortOut } from './runMany'

export interface ManyDialogProps<Row> {
  action: ManyAction<Row>
  rows: readonly Row[]
  noun: { one: string; many: string }
  nameOf: (row: Row) => string
  /** Called after each run: what the list shows may have changed. */
  onRun: () => void
  onClose: () => void
}

type Stage<Row> =
  | { is: 'asked' }
  | { is: 'running'; through: number; of: number; isWaiting: boolean }
  | { is: 'through'; outcome: ManyOutcome<Row>; isUndone: boolean }

/** The second click of a double click was meant for the button that stood there before. */
const isFirstClick = ({ detail }: MouseEvent): boolean => detail < 2

/** Says what will be done to many rows, does it, and says what became of each. */
export const ManyDialog = <Row,>({ action, rows, noun, nameOf, onRun, onClose }: ManyDialogProps<Row>) => {
  const [stage, setStage] = useState<Stage<Row>>({ is: 'asked' })
  const stop = useRef(new AbortController())
  const { taken, reasons } = sortOut(rows, action)
  const counted = (count: number): string =>
    `${count.toLocaleString('en-GB')} ${count === 1 ? noun.one : noun.many}`

  const start = async (
    some: readonly Row[],
    run: (row: Row) => Promise<unknown>,
    isUndone = false,
  ): Promise<void> => {
    stop.current = new AbortController()
    let through = 0
    const show = (isWaiting: boolean): void =>
      setStage({ is: 'running', through, of: some.length, isWaiting })
    show(false)
    const outcome = await runMany(some, run, {
      signal: stop.current.signal,
      onProgress: (count) => {
        through = count
        show(false)
      },
      onWait: () => show(true),
    })
    setStage({ is: 'through', outcome, isUndone })
    onRun()
  }
  const close = (): void => {
    stop.current.abort()
    onClose()
  }
  const { undo } = action

  return (
    <Dialog title={action.label} isOpen onClose={close}>
      {stage.is === 'asked' && (
        <>
          <p>
            {counted(taken.length)} {action.willBe}.
          </p>
          {taken.length > 0 && action.total && <p className="mt-2 font-semibold">{action.total(taken)}</p>}
          {reasons.length > 0 && (
            <ul className="mt-2 list-disc ps-5 text-ink-soft">
              {reasons.map(({ reason, count }) => (
                <li key={reason}>
                  {counted(count)} left out: {reason}
                </li>
              ))}
            </ul>
          )}
          <p className="mt-5 flex flex-wrap gap-3">
            {taken.length > 0 && (
              <Button tone="main" onClick={() => void start(taken, action.run)}>
                {action.label} ({taken.length})
              </Button>
            )}
            <Button onClick={close}>Cancel</Button>
          </p>
        </>
      )}
      {stage.is === 'running' && (
        <>
          <p role="status">
            {stage.through} of {counted(stage.of)}
            {stage.isWaiting && '. The server takes the next ones within a minute.'}
          </p>
          <progress
            className="mt-3 h-2 w-full accent-nile"
            value={stage.through}
            max={stage.of}
            aria-label={action.label}
          />
          <p className="mt-5">
            <Button onClick={(event) => isFirstClick(event) && stop.current.abort()}>Stop</Button>
          </p>
        </>
      )}
      {stage.is === 'through' && (
        <>
          <p role="status">
            {counted(stage.outcome.done.length)} {stage.isUndone ? 'as before again' : action.was}
            {stage.outcome.left.length > 0 && `, ${stage.outcome.left.length} not begun`}
            {stage.outcome.failed.length > 0 && `, ${stage.outcome.failed.length} failed`}.
          </p>
          {stage.outcome.failed.length > 0 && (
            <ul className="mt-3 grid max-h-60 gap-2 overflow-y-auto">
              {stage.outcome.failed.map(({ row, error }, index) => (
                <li key={index} className="border-s-4 border-laterite ps-3">
                  <bdi className="font-semibold">{nameOf(row)}</bdi>: {errorText(error, messages.unexpected)}
                </li>
              ))}
            </ul>
          )}
          <p className="mt-5 flex flex-wrap gap-3">
            <Button tone="main" onClick={(event) => isFirstClick(event) && close()}>
              Done
            </Button>
            {stage.outcome.failed.length > 0 && !stage.isUndone && (
              <Button
                onClick={() => {
                  const failed = stage.outcome.failed.map(({ row }) => row)
                  void start(failed, action.run)
                }}
              >
                Try Failed Ones Again
              </Button>
            )}
            {undo && !stage.isUndone && stage.outcome.done.length > 0 && (
              <Button onClick={() => void start(stage.outcome.done, undo, true)}>Undo</Button>
            )}
          </p>
        </>
      )}
    </Dialog>
  )
}
