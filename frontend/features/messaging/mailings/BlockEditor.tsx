import { useState } from 'react'
import type { MailingChoices } from '../../../../domain/messaging/mailings/mailingDetail.schema'
import type { MailingBlock } from '../../../../domain/messaging/mailings/mailing.schema'
import { MAILING_LIMITS } from '../../../../domain/messaging/mailings/mailingTexts.schema'
import { entriesOf } from '../../../../platform/records.schema'
import { Button } from '../../../components/ui/Button'
import type { Form } from '../../../lib/useForm'
import { BLOCK_NAMES, BlockFields, type BlockType } from './BlockFields'

interface Part {
  key: number
  type: BlockType
  block?: MailingBlock
}

export interface BlockEditorProps {
  form: Pick<Form, 'field'>
  /** As they were saved. */
  blocks: readonly MailingBlock[] | undefined
  choices: MailingChoices
}

const START: Part[] = [{ key: 0, type: 'paragraph' }]

/** The parts of a mailing in their order: added, moved, removed. What is typed moves along. */
export const BlockEditor = ({ form, blocks, choices }: BlockEditorProps) => {
  const [parts, setParts] = useState<Part[]>(() =>
    blocks ? blocks.map((block, key) => ({ key, type: block.type, block })) : START,
  )
  const [nextKey, setNextKey] = useState(parts.length + 1)
  const add = (type: BlockType): void => {
    setParts([...parts, { key: nextKey, type }])
    setNextKey(nextKey + 1)
  }
  const move = (place: number, by: -1 | 1): void => {
    const [one, other] = [parts[place], parts[place + by]]
    if (one && other) setParts(parts.map((part) => (part === one ? other : part === other ? one : part)))
  }
  const isFull = parts.length >= MAILING_LIMITS.blocks
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 text-xl">Text</legend>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {parts.map(({ key, type, block }, place) => {
          const name = `${BLOCK_NAMES[type].toLowerCase()}, part ${place + 1}`
          return (
            <li key={key} className="grid min-w-0 gap-3 border-s-4 border-rule-strong ps-4">
              <input type="hidden" name={`blocks.${place}.type`} value={type} />
              <BlockFields form={form} type={type} place={place} block={block} choices={choices} />
              <p className="flex flex-wrap gap-2">
                <Button tone="quiet" isUnavailable={place === 0} onClick={() => move(place, -1)}>
                  Up<span className="sr-only">: {name}</span>
                </Button>
                <Button
                  tone="quiet"
                  isUnavailable={place === parts.length - 1}
                  onClick={() => move(place, 1)}
                >
                  Down<span className="sr-only">: {name}</span>
                </Button>
                <Button
                  tone="quiet"
                  isUnavailable={parts.length === 1}
                  onClick={() => setParts(parts.filter((part) => part.key !== key))}
                >
                  Remove<span className="sr-only">: {name}</span>
                </Button>
              </p>
            </li>
          )
        })}
      </ol>
      <div role="group" aria-label="Add a part" className="flex flex-wrap items-center gap-2">
        <span className="text-ink-soft">Add:</span>
        {entriesOf(BLOCK_NAMES).map(([type, name]) => (
          <Button key={type} isUnavailable={isFull} onClick={() => add(type)}>
            {name}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
