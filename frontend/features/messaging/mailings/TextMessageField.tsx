import { useState } from 'react'
import { countTextMessage } from '../../../../domain/messaging/mailings/textMessage.schema'
import { TextArea } from '../../../components/ui/TextArea'
import type { Form } from '../../../lib/useForm'

interface TextMessageFieldProps {
  form: Pick<Form, 'field'>
  /** As it was saved. */
  text: string | null | undefined
}

/** The text of a text message, with how much of one message it takes. */
export const TextMessageField = ({ form: { field }, text }: TextMessageFieldProps) => {
  const [{ length, limit }, setCount] = useState(() => countTextMessage(text ?? ''))
  return (
    <div className="grid gap-2">
      <TextArea
        {...field('sms')}
        label="Text message"
        hint="One message, without personal fields. Say who writes: “ACESS: …”. Letters outside the Latin alphabet leave room for 70 characters instead of 160."
        defaultValue={text ?? ''}
        onChange={({ currentTarget: { value } }) => setCount(countTextMessage(value.trim()))}
        rows={4}
        required
        dir="auto"
      />
      <p className={length > limit ? 'text-laterite' : 'text-ink-soft'} role="status">
        {length} of {limit} characters
      </p>
    </div>
  )
}
