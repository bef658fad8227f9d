import { Scene } from './Scene'

/** A division's sign, in the hand of the other drawings. */
export const DivisionSign = ({ slug }: { slug: string }) => <Scene id={slug} sheet="48 32" className="drawing w-12" />
