import { z } from 'zod'
import { TEMPLATE_LIMITS, unknownTemplateFields } from './templates.schema'
import { ON_ONE_LINE, formKey } from '../../../../platform/requiredText.schema'

const facts = {
  title: z
    .string('Please enter a title')
    .trim()
    .min(1, 'Please enter a title')
    .max(TEMPLATE_LIMITS.title, `At most ${TEMPLATE_LIMITS.title} characters`)
    .regex(...ON_ONE_LINE),
  text: z
    .string('Please enter a text')
    .trim()
    .min(1, 'Please enter a text')
    .max(TEMPLATE_LIMITS.text, `At most ${TEMPLATE_LIMITS.text} characters`)
    .superRefine((text, context) => {
      const unknown = unknownTemplateFields(text).map((name) => `{{${name}}}`)
      if (unknown.length > 0)
        context.addIssue({ code: 'custom', message: `There is no ${unknown.join(', ')} to fill in` })
    }),
}

/** `POST /api/answer-templates`, for form and endpoint. The same `key` again adds nothing. */
export const newTemplateSchema = z.strictObject({
  ...facts,
  key: formKey,
})
export type NewTemplate = z.output<typeof newTemplateSchema>

/** `POST /api/answer-templates/:id/change`, for form and endpoint. `updatedAt`: of the template that was read. */
export const templateChangeSchema = z.strictObject({ ...facts, updatedAt: z.iso.datetime() })
export type TemplateChange = z.output<typeof templateChangeSchema>
