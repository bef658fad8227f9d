import type { Nothing } from '../../../platform/personalData'

export const ticketTypesPersonalData: Nothing = {
  none: 'Names and prices of tickets; who bought them is in the orders.',
}
