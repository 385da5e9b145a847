export const themeStrings = {
  picker: 'Theme',
  chosen: (name: string) => `${name} theme`,
} as const;
