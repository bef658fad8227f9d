/** How long an order that is not paid holds its seats: by way of paying. Without zod: the form shows them. */
export const HOLDS = {
  now: {
    label: 'Now, by mobile money or card',
    hint: 'Your seats are reserved for 30 minutes.',
    minutes: 30,
  },
  later: {
    label: 'Within three days, by bank transfer, cash or cheque',
    hint: 'Your seats are reserved until then, but not beyond the start of the event.',
    minutes: 3 * 24 * 60,
  },
} as const
