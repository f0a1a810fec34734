/** Copy of the status page: the states of the server in words. */
export const statusCopy = {
  eyebrow: 'Status',
  title: 'Is the service up?',
  lead: 'Your browser has asked our server just now. This is what it heard.',
  rows: {
    health: {
      label: 'The server',
      asked: '/api/health',
      up: 'It answers. References can be generated.',
      down: 'It does not answer. Check your own connection first; typed details can be cited without it.',
    },
    ready: {
      label: 'Projects',
      asked: '/api/ready',
      up: 'They can be read and saved.',
      down: 'They cannot be saved at the moment. What is saved already is not affected.',
    },
  },
  asking: 'Asking ...',
  again: 'Ask again',
} as const;
