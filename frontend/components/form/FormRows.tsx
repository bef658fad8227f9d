import { type ReactNode, useState } from 'react'
import { Button } from '../ui/Button'

interface FormRowsProps<Row> {
  /** As they are stored. */
  rows: readonly Row[]
  /** What one is called, such as `Speaker`. */
  name: string
  most: number
  /** How many stay. */
  least?: number
  /** How many there are at first where fewer are stored. */
  begin?: number
  /** @param place which of the rows it is, from zero @param row undefined for a new one */
  children: (place: number, row: Row | undefined) => ReactNode
}

/** Groups of fields that can be added and removed. */
export const FormRows = <Row,>({
  rows,
  name,
  most,
  least = 0,
  begin = least,
  children,
}: FormRowsProps<Row>) => {
  // a key for each, so that one in the middle can be removed
  const [keys, setKeys] = useState<readonly number[]>(() =>
    Array.from({ length: Math.max(rows.length, begin) }, (_, index) => index),
  )
  return (
    <>
      {keys.map((key, place) => (
        <fieldset key={key} className="grid gap-4 border-s-4 border-rule ps-4">
          <legend className="mb-3 text-lg">{`${name} ${place + 1}`}</legend>
          {children(place, rows[key])}
          {keys.length > least && (
            <p>
              <Button tone="quiet" onClick={() => setKeys(keys.filter((each) => each !== key))}>
                {`Remove ${name} ${place + 1}`}
              </Button>
            </p>
          )}
        </fieldset>
      ))}
      {keys.length < most && (
        <p>
          <Button onClick={() => setKeys([...keys, Math.max(...keys, rows.length - 1) + 1])}>
            {`Add a ${name}`}
          </Button>
        </p>
      )}
    </>
  )
}
