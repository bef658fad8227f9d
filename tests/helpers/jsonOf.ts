/** The JSON body of a response, with the type that the test expects. */
export const jsonOf = async <Body>(response: Response): Promise<Body> => (await response.json()) as Body
