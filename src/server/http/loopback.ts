/** Also covers IPv4 addresses written as IPv6. */
export const isLoopback = (ip: string): boolean => ip === '::1' || /^(::ffff:)?127\./.test(ip);
