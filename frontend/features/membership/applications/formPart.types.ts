import type { Form } from '../../../lib/useForm'

/** What each part of the form is given: its fields, and what was saved of them. */
export interface FormPartProps extends Pick<Form, 'field'> {
  values: Readonly<Partial<Record<string, string>>>
}
