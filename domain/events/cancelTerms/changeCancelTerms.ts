import type { PayloadRequest } from 'payload'
import { type SettingsProblem, changeSettings } from '../questions'
import type { CancelTermsForm } from './cancelTerms.schema'

/** Replaces the terms on which buyers can cancel. Who ordered before keeps those of then, where they are better. */
export const changeCancelTerms = (
  req: PayloadRequest,
  id: unknown,
  { terms, updatedAt }: CancelTermsForm,
): Promise<{ outcome: 'changed' } | SettingsProblem> =>
  changeSettings(req, id, updatedAt, {
    change: { cancelTerms: terms },
    action: 'event.cancel-terms-changed',
    inWords: (settings) => ({
      terms: (settings.cancelTerms ?? []).map(
        ({ daysBefore, feePercent }) => `${daysBefore} days: ${feePercent} %`,
      ),
    }),
  })
