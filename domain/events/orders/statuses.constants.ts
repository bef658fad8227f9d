/** How an order of tickets stands. Without zod: pages show it. */
export const ORDER_STATUSES = {
  placed: 'Being placed',
  held: 'To be paid',
  confirmed: 'Confirmed',
  expired: 'Not paid in time',
  cancelled: 'Cancelled',
} as const
export type OrderStatus = keyof typeof ORDER_STATUSES
