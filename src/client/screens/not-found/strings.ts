export const notFoundStrings = {
  title: '404 | Page Not Found',
  text: "The page you're looking for doesn't exist or has been moved.",
  home: 'Return to Home',
} as const;
