"""The land around a house: earth or lawn, and hills on the horizon."""
import math

import bpy
import numpy
from mathutils import Vector

from materials import rough

FOOT = 0.3048


def surface(name, material, size, cuts, z, height):
    bpy.ops.mesh.primitive_grid_add(x_subdivisions=cuts, y_subdivisions=cuts, size=size, location=(0, 0, z))
    made = bpy.context.object
    made.name = name
    made.data.materials.append(material)
    for vertex in made.data.vertices:
        vertex.co.z += height(vertex.co.x, vertex.co.y)
    for face in made.data.polygons:
        face.use_smooth = True
    return made


def swell(x, y):
    away = max(0.0, math.hypot(x, y) - 26)
    return 0.015 * math.sin(x * 0.35 + 1) * math.sin(y * 0.28) + min(1, away / 60) * 0.9 * math.sin(x * 0.045) * math.cos(y * 0.05 + 0.6)


def ridge(x, y):
    away = math.hypot(x, y)
    rise = min(1, max(0, (away - 230) / 170))
    return rise * (11 + 9 * math.sin(x * 0.017 + 0.4) * math.cos(y * 0.013) + 5 * math.sin(x * 0.05 + y * 0.03)) - 1.5


def land(dusk, finished, lots):
    """Ground below the slabs; a lawn grows around a finished house, and on the finished lots of a street."""
    low = min(((made.matrix_world @ Vector(corner)).z for made in named('slab') for corner in made.bound_box), default=0.0)
    lawn = finished or lots
    if lawn:
        ground = rough('ground', 0.9, [(0.36, (0.024, 0.042, 0.013)), (0.66, (0.045, 0.072, 0.022))], 0.95, (3.5, 0.8, 0.1))
    elif dusk:
        ground = rough('ground', 0.5, [(0.36, (0.05, 0.037, 0.026)), (0.66, (0.1, 0.08, 0.06))], 0.95, (3.5, 0.8, 0.1))
    else:
        ground = rough('ground', 0.22, [(0.36, (0.12, 0.092, 0.066)), (0.5, (0.19, 0.152, 0.112)), (0.66, (0.235, 0.2, 0.155))], 0.95, (3.5, 0.8, 0.1))
    hills = rough('hills', 0.03, [(0.3, (0.035, 0.055, 0.035)), (0.7, (0.075, 0.09, 0.055))], 1.0)
    surface('ground', ground, 700, 220, low + 0.02, (lambda x, y: -0.02) if lots else swell)
    surface('hills', hills, 1100, 160, low - 1.2, ridge)
    for lot in lots:
        if lot['stage'] != 'finished':
            earth(lot, low + 0.005)
    if lawn:
        grass(low + 0.02, lots)


def named(*names):
    return [made for made in bpy.data.objects if made.type == 'MESH' and made.name.split('.')[0] in names]


def street(lots):
    """A road to the rear with curbs and sidewalks, as long as its lots."""
    far = max(lot['at'][1] for lot in lots) + 60
    for name, left, right, top in (('road', -13, 13, -0.42), ('path', -13.5, -13, -0.22), ('path', 13, 13.5, -0.22), ('path', -22, -17, -0.34), ('path', 17, 22, -0.34)):
        bpy.ops.mesh.primitive_cube_add(size=1)
        made = bpy.context.object
        made.name = name
        made.dimensions = ((right - left) * FOOT, (far + 140) * FOOT, 0.4 * FOOT)
        made.location = ((left + right) / 2 * FOOT, (far - 140) / 2 * FOOT, (top - 0.2) * FOOT)
        made.data.materials.append(bpy.data.materials[name])
    bpy.context.view_layer.update()


def middle_of(lot):
    return lot['at'][1] + (25 if lot['turnDegrees'] > 0 else -25)


def earth(lot, z):
    """The bare ground of a lot that is still built on."""
    bpy.ops.mesh.primitive_plane_add(size=1)
    made = bpy.context.object
    made.dimensions = (60 * FOOT, 57 * FOOT, 0)
    made.location = ((52 if lot['at'][0] > 0 else -52) * FOOT, middle_of(lot) * FOOT, z)
    made.data.materials.append(rough('earth', 0.9, [(0.36, (0.05, 0.037, 0.026)), (0.66, (0.1, 0.08, 0.06))], 0.95, (3.5, 0.8, 0.1)))


def grass(z, lots):
    """Blades of grass where no slab or path is: one triangle each."""
    generator = numpy.random.default_rng(3)
    count = 420_000
    # Denser towards the camera, which is in front of the house.
    if lots:
        x, y = generator.uniform(-24, 24, count), -12 + 90 * generator.random(count) ** 2
    else:
        x, y = generator.uniform(-14, 30, count), -16 + 34 * generator.random(count) ** 1.5
    for lot in lots:
        if lot['stage'] != 'finished':
            bare = (numpy.sign(x) == numpy.sign(lot['at'][0])) & (abs(x) > 22 * FOOT) & (abs(y / FOOT - middle_of(lot)) < 29)
            x, y = x[~bare], y[~bare]
    for made in named('slab', 'path', 'road'):
        for face in made.data.polygons:
            corners = numpy.array([made.matrix_world @ made.data.vertices[at].co for at in face.vertices])
            if numpy.ptp(corners[:, 2]) > 0.01:
                continue
            (left, front, _), (right, rear, _) = corners.min(axis=0), corners.max(axis=0)
            outside = (x < left) | (x > right) | (y < front) | (y > rear)
            x, y = x[outside], y[outside]
    count = len(x)
    turn = generator.uniform(0, 2 * math.pi, count)
    high = generator.uniform(0.035, 0.085, count)
    lean = generator.normal(0, 0.03, (count, 2))
    wide = 0.006
    base = numpy.stack([x, y, numpy.full(count, z)], axis=1)
    side = numpy.stack([numpy.cos(turn) * wide, numpy.sin(turn) * wide, numpy.zeros(count)], axis=1)
    tip = base + numpy.stack([lean[:, 0], lean[:, 1], high], axis=1)
    points = numpy.stack([base - side, base + side, tip], axis=1).reshape(-1, 3)
    mesh = bpy.data.meshes.new('grass')
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set('co', points.ravel())
    mesh.loops.add(count * 3)
    mesh.loops.foreach_set('vertex_index', numpy.arange(count * 3))
    mesh.polygons.add(count)
    mesh.polygons.foreach_set('loop_start', numpy.arange(count) * 3)
    mesh.polygons.foreach_set('loop_total', numpy.full(count, 3))
    mesh.update()
    mesh.materials.append(rough('grass', 0.7, [(0.35, (0.045, 0.09, 0.022)), (0.65, (0.1, 0.16, 0.042))], 0.6))
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('grass', mesh))
