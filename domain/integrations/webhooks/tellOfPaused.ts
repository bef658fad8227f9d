import type { Payload } from 'payload'
import { paths } from '../../../frontend/paths'
import { recordChange } from '../../audit'
import { addServerTask } from '../../office/tasks'
import { WEBHOOK_PAUSES } from './webhookRows.schema'
import { findUntold, markTold } from './webhooksRepository'

/** Records and adds a task for each webhook that the sender paused. Safe to repeat. */
export const tellOfPaused = async (payload: Payload): Promise<void> => {
  for (const webhook of await findUntold(payload)) {
    const { _id, name, pause, pausedAt } = webhook
    const id = _id.toHexString()
    const reason = pause ? WEBHOOK_PAUSES[pause] : 'Paused'
    await recordChange(
      { payload },
      { action: 'webhook.paused', subject: { collection: 'webhooks', id, title: name }, reason },
    )
    await addServerTask(payload, {
      key: `webhook:${id}:${pausedAt?.getTime() ?? 0}`,
      title: `The webhook “${name}” is paused`,
      note: `${reason}. What happens meanwhile waits for up to 30 days.`,
      link: paths.admin.webhook.build(id),
    })
    await markTold(payload, webhook)
  }
}
