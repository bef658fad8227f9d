import type { Field } from 'payload'

/** What every block may begin with: a title, a sentence below it, and a name that links can lead to. */
export const heading = (): Field[] => [
  {
    type: 'row',
    fields: [
      { name: 'title', type: 'text', maxLength: 120 },
      {
        name: 'anchor',
        type: 'text',
        maxLength: 60,
        admin: { description: 'For links to this place, such as #jobs. Without the #.' },
        validate: (value: string | null | undefined) =>
          !value ||
          (value.length <= 60 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) ||
          'Use lower-case letters, numbers and hyphens.',
      },
    ],
  },
  { name: 'intro', type: 'textarea', maxLength: 1000 },
]
