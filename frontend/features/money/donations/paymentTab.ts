import { donationMessages } from '../../../lib/messages/donationMessages'

export interface PaymentTab {
  leadTo: (url: string) => void
  close: () => void
}

/**
 * A tab for the payment page. Opened within the click itself, before anything is asked of the server: later, a browser
 * would take it for a pop-up and block it. Undefined when it was blocked all the same.
 */
export const openPaymentTab = (): PaymentTab | undefined => {
  const tab = window.open('about:blank', '_blank')
  if (!tab) return undefined
  tab.opener = null
  tab.document.title = donationMessages.processing
  const text = tab.document.createElement('p')
  text.textContent = donationMessages.waiting
  tab.document.body.append(text)
  return { leadTo: (url) => tab.location.replace(url), close: () => tab.close() }
}
