/** The body of an answer, as the test expects it. */
export const jsonOf = async <Body>(response: Response): Promise<Body> => (await response.json()) as Body
