/** What `GET /api/users/sso/provider` answers. */
export interface SignOnProvider {
  /** What people know it by; null where there is none, and nothing of it is shown. */
  name: string | null
}
