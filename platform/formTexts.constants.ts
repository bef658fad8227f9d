/** What is said where a decision or a change is sent without its reason. */
export const GIVE_A_REASON = 'Please give a reason'
