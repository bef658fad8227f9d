import type { PersonalData } from '../../../platform/personalData'
import { giveUpOrder } from './cancelOrder'
import { eraseNames, findAllOrdersOf } from './ordersRepository'
import { listHeldTickets, listOwnOrders } from './viewOrder'

export const ticketOrdersPersonalData: PersonalData = {
  exports: [
    {
      file: 'tickets.json',
      read: async ({ payload }, { id }) => [
        ...(await listOwnOrders(payload, id)).map(({ event, ...order }) => ({
          ...order,
          event: event.title,
        })),
        ...(await listHeldTickets(payload, id)), // which others ordered
      ],
    },
  ],
  erasures: {
    requests: async (payload, { user }) => {
      for (const order of await findAllOrdersOf(payload, user)) await giveUpOrder(payload, order)
    },
    records: (payload, { user }) => eraseNames(payload, user),
  },
}
