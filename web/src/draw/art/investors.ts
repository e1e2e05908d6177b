// The investors.
export const INVESTORS: Record<string, string> = {};
