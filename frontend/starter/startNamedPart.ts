import { onPageChange } from './onPageChange'
import { namedByAddress } from './namedByAddress'

const unfold = (): void => {
  const named = namedByAddress()
  if (!(named instanceof HTMLDetailsElement)) return
  named.open = true
  named.scrollIntoView() // another of its group may have closed above it
}

/** What the address names is unfolded and brought into view: an answer, a policy. */
export const startNamedPart = (): void => {
  onPageChange(unfold)
  addEventListener('hashchange', unfold)
  unfold()
}
