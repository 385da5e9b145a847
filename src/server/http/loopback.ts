/** Whether an address is this machine's own, as IPv4, IPv6, or one written as the other. */
export const isLoopback = (ip: string): boolean => ip === '::1' || /^(::ffff:)?127\./.test(ip);
