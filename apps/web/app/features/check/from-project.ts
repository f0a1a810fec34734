import { callJson } from '~/api/client.ts';
import { exportProject, parseProject, projectKey } from '~/api/projects.ts';

/** The list of a project: its name, its style, and its records as a file. @throws RequestError when it cannot be read */
export async function listOfProject(id: number): Promise<{ name: string; style: string; text: string }> {
  const [{ name, referenceStyle }, { content }] = await Promise.all([
    callJson({ method: 'GET', path: projectKey(id)[0] }).then(parseProject),
    exportProject(id, 'csl-json'),
  ]);
  return { name, style: referenceStyle, text: await content.text() };
}
