import type { MailingChoices } from '../../../../domain/messaging/mailings/mailingDetail.schema'
import type { MailingBlock } from '../../../../domain/messaging/mailings/mailing.schema'
import { MAILING_LIMITS } from '../../../../domain/messaging/mailings/mailingTexts.schema'
import { Field } from '../../../components/ui/Field'
import { Select } from '../../../components/ui/Select'
import { TextArea } from '../../../components/ui/TextArea'
import type { Form } from '../../../lib/useForm'

export type BlockType = MailingBlock['type']

export const BLOCK_NAMES: Record<BlockType, string> = {
  heading: 'Heading',
  paragraph: 'Paragraph',
  list: 'List',
  picture: 'Picture',
  button: 'Button',
  event: 'Event',
}

export interface BlockFieldsProps {
  form: Pick<Form, 'field'>
  type: BlockType
  /** Its place among the parts, from 0: the fields are named after it. */
  place: number
  /** As it was saved. */
  block: MailingBlock | undefined
  choices: MailingChoices
}

const valueOf = (block: MailingBlock | undefined, name: string): string => {
  const value: unknown = block ? Reflect.get(block, name) : undefined
  return typeof value === 'string' ? value : ''
}

const URL_HINT = 'A page of this site, such as /events, or an address that begins with https://'

/** The fields of one part of a mailing. */
export const BlockFields = ({ form, type, place, block, choices }: BlockFieldsProps) => {
  const field = (name: string) => ({
    ...form.field(`blocks.${place}.${name}`),
    defaultValue: valueOf(block, name),
    required: true,
  })
  switch (type) {
    case 'heading':
      return <Field {...field('text')} label="Heading" maxLength={MAILING_LIMITS.heading} dir="auto" />
    case 'paragraph':
      return (
        <TextArea
          {...field('text')}
          label="Text"
          hint="An empty line begins a new paragraph. A link: [the programme](/events)."
          maxLength={MAILING_LIMITS.text}
          rows={6}
          dir="auto"
        />
      )
    case 'list':
      return (
        <TextArea
          {...field('text')}
          label="Items"
          hint="One a line."
          maxLength={MAILING_LIMITS.text}
          rows={4}
          dir="auto"
        />
      )
    case 'picture':
      return (
        <>
          <Field
            {...field('url')}
            label="Address of the picture"
            hint={URL_HINT}
            maxLength={MAILING_LIMITS.url}
          />
          <Field
            {...field('alt')}
            label="What it shows"
            hint="Many mail programs show this instead of the picture."
            maxLength={200}
            dir="auto"
          />
        </>
      )
    case 'button':
      return (
        <>
          <Field {...field('label')} label="Text on the button" maxLength={MAILING_LIMITS.label} dir="auto" />
          <Field {...field('url')} label="Where it leads" hint={URL_HINT} maxLength={MAILING_LIMITS.url} />
        </>
      )
    case 'event':
      return (
        <Select {...field('event')} label="Event" emptyLabel="Choose an event" options={choices.events} />
      )
  }
}
